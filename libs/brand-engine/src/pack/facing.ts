import { words } from '../understanding/text/phrases.js';

/** Pictures seen from the side, by where they look, run or pour to. */
const left = words(`
  ant baby-chick black-cat blackbird camel chipmunk deer dragon ewe gorilla helicopter horse-face kangaroo llama own-beaver-side
  own-boar own-carp own-chameleon own-crane-bird own-crocodile own-dolphin own-dove own-duck own-elephant-side own-falcon own-ferret
  own-flamingo own-giraffe-head own-goose own-grasshopper own-hedgehog own-hen own-heron own-horse own-hovering-hummingbird
  own-humpback-whale own-jug own-kettle own-kingfisher own-lamb-standing own-leaping-salmon own-magpie own-mallard own-mouse-side
  own-ostrich own-pigeon own-pike-fish own-puffin own-raven-perched own-rhino own-seahorse own-seal-animal own-shark-side own-snail
  own-robin own-sparrow own-squirrel own-steam-locomotive own-stork own-swan own-teapot own-trout own-whale own-zebra-head skunk
  temaki-zoo turkey unicorn
`);
const right = words(`
  airplane-takeoff bicycle bird fish fish-simple garden-cart mdi-bird mdi-dog-side mdi-fish mdi-kangaroo mdi-rabbit mdi-rodent
  mdi-tortoise mdi-watering-can motorcycle own-eagle own-griffin own-horn own-motor-scooter own-pelican own-rooster
  own-seagull own-snake own-swallow own-toucan-on-branch own-trumpet-side own-work-boot rocket-launch scooter sneaker
  tractor truck van womans-boot
`);

/** Where a picture looks as it is drawn; undefined where nobody has told, or it looks ahead. */
export const facingOf = (icon: string): 'left' | 'right' | undefined => (left.has(icon) ? 'left' : right.has(icon) ? 'right' : undefined);
