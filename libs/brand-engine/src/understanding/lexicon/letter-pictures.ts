import { words } from '../text/phrases.js';

/** Words before a letter that is spoken of, as they are written, folded. */
export const determiners = words(`
  the that this our its his her your both two each every all
  das der die den dem des beide beiden jedes alle im am beim vom
  le la les du de des au cette ce
  el los las del al ambas ambos
  il lo gli i della dello delle del nella nel alla al entrambe
  o os as do da dos das no na pelo pela ao
  het een beide
  det den begge bada
`);

/** Words that say that a letter comes. */
export const letterNouns = words(`
  letter letters character initial vowel
  buchstabe buchstaben lettre lettres letra letras lettera lettere bokstav bokstaven bogstav bogstavet litera litere litery pismeno kirjain
  букву буква буквы γραμμα
`);

/** How a letter is written. */
export const letterKinds = words(
  'capital small big large upper lower uppercase lowercase upper-case lower-case grosse kleine grosses kleines majuscule minuscule mayuscula minuscula maiuscola minuscola single',
);

/** Which of several letters is meant: from the first on, from the last on, or all of them. */
export const ordinals: ReadonlyMap<string, 'all' | 'middle' | number> = new Map(
  (
    [
      [
        0,
        'first 1st erste ersten erstes premier premiere primer primero primera primo prima primeiro primeira eerste forsta forste pierwsze',
      ],
      [
        1,
        'second 2nd zweite zweiten zweites deuxieme seconde segundo segunda secondo seconda tweede andra andet anden andre drugie drugą druhe',
      ],
      [2, 'third 3rd dritte dritten drittes troisieme tercer tercera terzo terza terceiro terceira derde tredje'],
      [-1, 'last final letzte letzten letztes dernier derniere ultimo ultima laatste sista sidste siste ostatnie posledni'],
      ['all', 'both two all every each double beide beiden alle deux toutes dos ambas ambos todas due entrambe dois duas twee bada begge'],
      ['middle', 'middle central mittlere mittleren'],
    ] as const
  ).flatMap(([which, list]) => list.split(/\s+/).map((word) => [word, which] as const)),
);

/** Places in the name, behind a letter: "the o at the end". */
export const placesInName: ReadonlyMap<string, 'middle' | number> = new Map<string, 'middle' | number>([
  ...['end', 'ende', 'schluss', 'fin', 'final', 'fine', 'fim', 'einde', 'slutet'].map((word) => [word, -1] as const),
  ...['start', 'beginning', 'front', 'anfang', 'debut', 'principio', 'inizio', 'comeco', 'begin'].map((word) => [word, 0] as const),
  ...['middle', 'centre', 'center', 'mitte', 'milieu', 'medio', 'mezzo', 'meio', 'midden'].map((word) => [word, 'middle'] as const),
]);

/** Verbs before a letter that is to be exchanged: "replace the A with …". */
export const exchanging =
  /^(?:replac\w+|swap\w*|exchang\w+|substitut\w+|turn\w*|mak\w+|chang\w+|transform\w*|convert\w*|draw|render|show|design|have|want|ersetz\w*|tausch\w*|mach\w*|verwand\w*|gestalt\w*|remplac\w+|transforme\w*|change\w*|sustitu\w+|reemplaz\w+|cambi\w+|conviert\w+|convert\w+|sostitu\w+|trasform\w+|troc\w+|troqu\w+|transform\w+|vervang\w*|maak|verander\w*|ersatt\w*|byt\w*|erstatt\w*|udskift\w*|bytt\w*)$/;

/** What links an exchanged letter to its picture. */
export const exchangedFor =
  /^(?:with|by|for|into|to|as|like|against|look|looks|durch|mit|gegen|zu|in|als|wie|par|avec|en|comme|por|con|como|da|come|door|met|voor|med|till|til|som|mot|be|become|um|uma|un|una|uno|une|a|an|the|ein|eine|einen|einer|einem|ett|et|e[nt]|zum|zur)$/;

/** What links a letter to what it is: "the o is a sun", "l'o comme un soleil". */
export const equals =
  /^(?:is|are|was|were|be|being|becomes?|as|like|looks?|looking|replaced|turned|turns|turning|shaped|represented|shown|depicted|doubles|resembles|ist|sind|sein|wird|werden|soll|sollen|sollte|konnte|als|wie|ersetzt|dargestellt|est|soit|devient|deviendra|serait|sera|comme|remplace|remplacee?|es|sea|ser|seria|como|reemplazada|sustituida|sia|come|diventa|sostituita|seja|vira|substituida|wordt|moet|zijn|vervangen|ar|er|som|blir|bliver|ska|skal|skulle|jest|jako)$/;

/** What something does in a letter: "im o sitzt ein Vogel". */
export const dwelling = /^(?:is|sits|sitting|lives|hides|hiding|nests|ist|sitzt|steckt|liegt|versteckt|wohnt)$/;

/** What may end a clause of German or Dutch whose verb comes last: "das o soll eine Sonne sein". */
export const closingVerbs =
  /^(?:sein|ist|sind|wird|werden|ersetzt|ersetzen|bildet|bilden|darstellt|verwandeln|tauschen|wordt|zijn|vormt|vervangen)$/;

/** What links a picture to the letter whose place it takes: "a moon for the second o". */
export const takesPlace =
  /^(?:for|as|instead|place|replacing|replaces|replace|forms|forming|form|representing|represents|becomes|is|being|lieu|stands|standing|substituting|making|makes|als|statt|anstatt|anstelle|stelle|ersetzt|fur|bildet|comme|pour|remplace|remplacant|lieu|forme|formant|como|lugar|vez|por|reemplaza|reemplazando|sustituye|forma|formando|come|posto|invece|sostituisce|per|substitui|substituindo|plaats|voor|vervangt|som|istallet|stallet|stedet|steden|for|ersatter|erstatter|zamiast|jako|misto)$/;

/** What links a picture to the letter that has it inside. */
export const within = /^(?:in|inside|within|into|innerhalb|im|ins|dans|en|dentro|nel|nella|nello|no|na|binnen|inuti|inni|inde|w)$/;

/** What links a picture to the i that has it over it. */
export const above = /^(?:over|above|atop|on|top|uber|auf|dem|sur|sobre|encima|su|sul|sulla|sopra|em|op|boven|over|pa)$/;

/** The dot of an i, and one word for it. */
export const dots =
  /^(?:dot|tittle|point|punkt|tupfel|tupfelchen|punto|puntito|puntino|pingo|ponto|punt|stip|puntje|prick|pricken|prikken|kropka|tecka)$/;
export const dotted = /^([ij])-?(?:dot|punkt|tupfelchen|tupferl|punktchen|stip|punt|puntje)s?$/;

/** The inside of a letter. */
export const insides =
  /^(?:hole|counter|inside|interior|eye|opening|loch|innere|innenraum|punze|trou|interieur|agujero|hueco|buco|interno|buraco|gat|gatet|hullet|hul)$/;

/** What stands before a letter that gives way: "statt dem o eine Pfote". */
export const insteadOf =
  /^(?:statt|anstatt|anstelle|instead|lieu|lugar|vez|posto|invece|plaats|stedet|steden|stallet|istallet|zamiast|misto)$/;

/** What says that a letter is made of something: a picture stands for it only where it has its form. */
export const madeOf = /^(?:made|built|formed|composed|constructed|gebildet|geformt|aus|forme|formee?|fatta|formata|hecha|formada|feita)$/;

/** Pictures that have the form of letters: two peaks are an M, a tent is an A. */
export const alike: readonly (readonly [letters: RegExp, icons: RegExp])[] = [
  [/^[MAWV]$/i, /mountain|summit|terrain|peak|tent|pyramid|roof|fir|pine|bridge/],
  [
    /^[OQCD0]$/i,
    /sun|moon|wheel|ring|wreath|ball|coin|globe|planet|flower|clock|circle|donut|bagel|disc|compass|orange|lemon|tomato|button|gear|rope/,
  ],
  [/^[IlTYi1]$/, /tree|palm|tower|lighthouse|pencil|candle|needle|bottle|column|pillar|umbrella|hammer|glass|cactus|totem|key/],
  [/^[SZ]$/i, /snake|swan|seahorse|lightning|road|river/],
  [/^[UVJ]$/i, /horseshoe|magnet|cup|mug|vase|anchor|hook|tulip|cane/],
  [/^[XK]$/i, /cross|scissors|star/],
];
