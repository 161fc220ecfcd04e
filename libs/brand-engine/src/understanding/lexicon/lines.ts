/** Words by which a brief asks for a line besides the name, as alternatives of a regular expression. */
const alternatives = (list: string): string =>
  list
    .trim()
    .split(/\s*[\n,]\s*/)
    .filter((word) => word !== '')
    .join('|');

/** What such a line is called, and nothing else. */
export const lineLabels = alternatives(`
  tag ?line, tag-line, slogan, motto, strap ?line, sub-?title, sub ?line, sub-?heading, byline, catchphrase
  untertitel, unterzeile, leitspruch, wahlspruch, sous-titre, baseline, accroche, phrase d['’]accroche, eslogan, lema, subtítulo, sottotitolo, payoff, pay-off
  ondertitel, onderschrift, leus, slagzin, undertitel, underrubrik, undertekst, undertittel, slagord
  podtytuł, dopisek, hasło, podtitul, dovětek, heslo, alaotsikko, iskulause
  подзаголовок, слоган, девиз, приписка, підзаголовок, гасло, девіз, υπότιτλος, σλόγκαν, σύνθημα, μότο
`);

/** Words for it that mean other things too: only a colon or a quote behind them tells. */
export const otherLabels = alternatives(`
  descriptor, small ?print, (?:the|a|one|small|second|bottom|little|lower|under) line, undertext, textrad, nedre rad, nederste linje, untere zeile, ligne du bas, línea inferior, riga sotto, linha de baixo, onderste regel, claim, zweite zeile, zusatzzeile, zusatz, spruch, leitsatz, kleingedrucktes
  signature(?!\\s*:\\s*\\p{L}\\.), devise, (?:la|avec|en|petite) mention, mention, deuxième ligne, segunda línea, leyenda, letra pequeña, seconda riga, dicitura, segunda linha, legenda
  tweede regel, bijschrift, devis, bildtext, podpis, подпись, вторая строка, підпис, δεύτερη γραμμή
`);

/** What says that there is none. */
export const deniedLabels = alternatives(`
  no, without, kein\\p{L}*, ohne, pas de, sans, sin, ningún, senza, sem, geen, zonder, utan, ingen, inget, uden, uten, bez, без, χωρίς
`);

/** What says that a name follows. */
export const nameCues = alternatives(`
  name[ds]?(?: is)?, called, titled, trad\\p{L}+ as, under the name(?: of)?, heißt, heisst, namens, unter dem namen, nom(?: est)?, s['’]appelle, nombre(?: es)?, se llama
  nome(?: è| é)?, si chiama, chama-se, naam(?: is)?, heet, onder (?:de naam|het logo), namn(?:et)?(?: är)?, heter, under namnet, navn(?:et)?(?: er)?, hedder, under navnet
  nazwa(?: to)?, nazwą, nazywa się, název, jmenuje se, nimi(?: on)?, назв\\p{L}+, называется, називається, όνομα, λέγεται
`);

/** What says that the logo itself reads so. */
export const logoSays = alternatives(`
  (?:it|logo|wordmark|sign|badge)(?: to| should| must| will| just| simply| only)* (?:say|read)s?, (?:logo|es|schild) soll (?:nur )?(?:lauten|sagen), drauf(?: soll)? stehen
`);

/** Where it stands: under the name, or small somewhere. */
export const linePlaces = alternatives(`
  below(?: (?:it|that|the \\p{L}+))?, beneath(?: (?:it|that|the \\p{L}+))?, underneath(?: (?:it|that|the \\p{L}+))?, under (?:it|that|the (?:name|logo|mark|icon|picture|symbol|word|shield))
  a?round the (?:edge|rim|bottom|outside), on a (?:ribbon|banner|scroll), along the bottom, at the (?:bottom|foot)(?: of \\p{L}+ \\p{L}+)?, in small, somewhere small
  darunter, drunter, unter dem (?:namen|logo|zeichen), unten(?: drunter)?, im unteren bogen, in klein, klein(?: darunter| dazu)?, kleiner darunter
  en dessous, au-dessous, dessous, sous le (?:nom|logo), en bas, en petit
  debajo(?: del (?:nombre|logo))?, abajo, bajo el nombre, en pequeño, al pie
  sotto(?: il (?:nome|logo))?, in basso, in piccolo, più piccolo
  embaixo, em baixo, por baixo, abaixo(?: do (?:nome|logo))?, debaixo do nome, em pequeno
  eronder, daaronder, onder de naam, onderaan, in het klein, klein eronder
  under namnet, nedanför, därunder, nedanför namnet, längst ner, i litet, smått
  nedenunder, under navnet, nedenfor, derunder, nederst, forneden, på bunnen, nederst på, med småt, i lite, smått
  pod spodem, pod nazwą, poniżej, na dole, drobnym drukiem, pod názvem, dole, pod tím, drobně
  nimen alla, sen alla, nimen alle, alapuolelle
  под названием, снизу, внизу, под ним, мелко, мелким шрифтом, під назвою, знизу, внизу, під нею, дрібно
  από κάτω, κάτω από το όνομα, από κάτω του, κάτω
`);

/** Where a line stands over the name or the picture. */
export const topPlaces = alternatives(`
  (?:a?round|along|across|at|on|over) the (?:very )?(?:top|upper \\p{L}+)(?! of), above (?:it|that|them|the (?:name|logo|mark|icon|picture|symbol|word|shield)), over (?:it|the name), on top(?! of), above(?!\\s+\\p{L})
  im oberen bogen, am oberen rand, oben, darüber, drüber, über dem namen, au-dessus(?: du nom)?, en haut, arriba, encima(?: del nombre)?, sopra(?: il nome)?, in alto, por cima, em cima, acima(?: do nome)?
  boven, bovenaan, erboven, daarboven, ovanför, överst, ovenover, øverst, u góry, na górze, nad nazwą, nahoře, nad názvem, yläpuolelle, сверху, над названием, зверху, над назвою, πάνω
`);

/** Where a line stands on the rim or at the foot: only right beside the line do these say so, since much else may stand there. */
export const rimPlaces = alternatives(`
  (?:along|on|across) the (?:edge|rim|outside|bottom|lower \\p{L}+), a?round (?:it|the lower \\p{L}+), (?:on|in) (?:an?|the) (?:ring|circle|arc|arch|ribbon|banner|scroll)(?! of)
  außen ?herum, außen, rundherum, ringsum, im kreis, (?:tout )?autour, alrededor, (?:tutto )?intorno, em volta, onder, rondom, eromheen, runt om, rundt om, dookoła, wokół, dokola, вокруг, навколо, γύρω
`);

/** How it is written: alone this may also speak of the name's own letters. */
export const smallType = alternatives(`
  in (?:small|tiny) (?:letters|type|print|text|caps|capitals), in kleiner schrift, en petits caractères, en letra pequeña, in caratteri piccoli, em letras pequenas
  in kleine letters, med små bokstäver, med små bogstaver, med små bokstaver, małymi literami, malým písmem, pienellä, мелкими буквами, дрібними літерами, με μικρά γράμματα
`);

/** What says that something is written there. */
export const lineVerbs = alternatives(`
  reads?, reading, says?, saying, write, written, add, put, the words, the line, the text
  steht, stehen, stehe, schreib\\p{L}*, kommt, écri\\p{L}*, inscri\\p{L}*, marqu\\p{L}*, ajout\\p{L}*, pon, ponga, poner, pone, escrib\\p{L}*, diga, añad\\p{L}*
  scriv\\p{L}*, scritt\\p{L}*, metti\\p{L}*, aggiung\\p{L}*, escrev\\p{L}*, escrit\\p{L}*, diz\\p{L}*, coloc\\p{L}*, põe
  komt, staan, staat, schrijf, zet, stå, står, skriv\\p{L}*, napis\\p{L}*, dopis\\p{L}*, napiš\\p{L}*, lukee, teksti
  напис\\p{L}*, надпис\\p{L}*, добав\\p{L}*, напиш\\p{L}*, γράψ\\p{L}*, γράφει, γραμμένο, γράφετε
`);

/** What is written follows at once. */
export const wordsCue = alternatives(`
  the words?, the text, die worte, der text, les mots, las palabras, el texto, le parole, il testo, as palavras, o texto, de woorden, de tekst, orden, texten, ordene, teksten
  słowa, tekst, slova, text, sanat, слова, текст, τις λέξεις, τα λόγια
`);

/** What tells since when: a year behind one of these is written with it. */
export const sinceWords = alternatives(`
  est, estd, estab, established, since, founded, anno
  seit, gegr, gegründet, depuis, fondée? en, fondée?, desde, fundad[ao] en, fundad[ao] em, dal, dall['’]anno, fondat[ao] nel, sinds, opgericht, sedan, grundat, grundad, siden, grundlagt, stiftet
  od, od roku, założon\\p{L}+ w, založen\\p{L}+, vuodesta, perustettu, с, основан\\p{L}* в, з, від, заснован\\p{L}+, από το, ιδρύθηκε το
`);

/** What a word to be written is called. */
export const spokenOf = alternatives(`
  address, words?, place ?name, town name, town, city, place, text, adresse, wort, ort, stadt, ortsname, mot, ville, palabra, ciudad, parola, città, palavra, cidade, woord, stad, plaats, ordet, stedet, byen, staden, слово, город, місто
`);

/** What says of a word before it that it is to be seen. */
export const toAppear = alternatives(`
  (?:should|must|has to|needs to|ought to) (?:also )?(?:appear|be written|be visible|be included|be on it|be in it|be there|stand), to be written, to appear, to be included, must be on it
  (?:soll|muss|sollte) (?:auch )?(?:erscheinen|draufstehen|drauf|dabei ?stehen|vorkommen|zu lesen sein|(?:klein )?(?:darunter|drunter|unten|drauf) stehen), doit (?:aussi )?être écrite?, doit (?:aussi )?(?:apparaître|figurer), (?:debe|tiene que) (?:aparecer|figurar), deve (?:comparire|apparire|esserci|aparecer|constar)
  moet (?:eronder staan|erop|erbij|zichtbaar zijn), (?:ska|måste) (?:vara|stå) med, skal (?:stå|være) (?:på|med), должн\\p{L}+ быть, ma być, musi być
`);
