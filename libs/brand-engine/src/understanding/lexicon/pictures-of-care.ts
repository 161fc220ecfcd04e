/** What medicine, care and charities show: what they are called, and the pictures, the plainest first. */
export const picturesOfCare = `
  wildlife rescue, hedgehog rescue, wildlife hospital: hedgehog, paw print, fox
  speech therapy, speech therapist, speech therapists, orthophonie, orthophoniste, logopadie, logopedia: speech bubble, ear
  vet, vets, veterinary, veterinarian, veterinary practice, animal hospital: paw print, dog, cat
  dentist, dentists, dental practice, dental clinic, orthodontist: tooth, toothbrush
  hearing aid, hearing aid clinic: ear
  sleep clinic, sleep consultant, sleep coach, sleep therapist: moon, bed
  psychotherapist, psychotherapists, psychotherapy, counsellor, counsellors, counselling, counselor, counseling, psychologist, psychologists: armchair, couch, speech bubble
  blood bank, blood donors, blood donation: drop, heart
  ambulance service, ambulance, paramedics: ambulance, medical cross
  refugee charity, refugee support, refugee aid: hands, house, dove
  telehealth, telemedicine, online doctor: stethoscope, smartphone
  gene therapy, gene therapies, gene editing, genetics, genomics, dna testing: dna, test tube
  hospice, hospices, palliative care: candle, dove, hands
  nursing agency, nursing, home nursing, home care, carers, care agency: hands, heart
  senior living, retirement home, care home, nursing home, retirement village: tree, house, hands
  autism support, autism charity, neurodiversity: infinity, hands
  fertility clinic, fertility, ivf clinic: sprout, baby feet
  equine vet, equine, horse vet, horse clinic: horse, horseshoe
  dog rescue, dog shelter, dog adoption: dog, paw print
  animal shelter, animal rescue, pet adoption: paw print, dog, cat
  cardiology, cardiologist, heart clinic: heart, heartbeat
  disability support, disability charity, support workers: hands, heart, wheelchair
  fostering agency, fostering, adoption agency: house, heart, hands
  hypnotherapy, hypnotherapist, hypnosis: pocket watch, eye
  neurology, neurologist, neuroscience: brain
  oncology, oncologist, cancer charity, cancer support: ribbon, heart
  orthopaedics, orthopedics, orthopaedic clinic, orthopedic surgeon: bone, spine
  probiotics, aromatherapy, essential oils: dropper bottle, leaf
  psychiatry, psychiatrist: brain, armchair
  antenatal classes, antenatal: pregnant woman, baby feet
  genetic testing: dna, test tube
  prosthetics, prosthetist: hand, leg
  radiology, radiologist, x-ray clinic, mri clinic: bone, spine
  health food store, health food shop, health foods, wholefoods, whole foods: apple, leaf, wheat
  women's shelter, womens shelter, homeless shelter, shelter for women, domestic violence charity: house, hands, heart
  makeup artist, make-up artist, makeup studio, make-up studio, bridal makeup: lipstick, mirror
  brow bar, brow studio, brow artist, eyebrow studio: eye, eyelash
  reflexologist, reflexology: foot, footprint
`;
