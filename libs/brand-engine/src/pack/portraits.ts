const ids = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Pictures of a creature that show its head alone, besides those whose id says so. */
const heads = ids(`
  bear boar cat cow dog fox frog horse koala lion moose panda polar-bear rabbit unicorn wolf mdi-cat mdi-cow mdi-koala mdi-owl mdi-panda mdi-pig mdi-sheep
  own-badger own-bear own-boar own-bull own-cat own-cow own-dog own-eagle own-elephant own-falcon own-fox own-frog own-goat own-hare own-highland-cow
  own-horse own-howling-wolf own-koala own-lion own-lynx own-maned-lion own-moose own-mouse own-otter own-panda own-pig own-ram own-rhino own-roaring-lion own-sheep own-stag
  own-wolf own-wolf-howling own-origami-fox
`);

/** Whether a picture shows a head, and nothing of the body below it. */
export const showsHead = (id: string): boolean => /-(?:head|face)$/.test(id) || heads.has(id);

/** Pictures with a round face and dots for eyes, or a toy's body: who refuses a cartoon means these. */
const cartoons = ids(`
  bear cat cat-face cow cow-face dog dog-face fox frog koala lion mdi-cat mdi-cow mdi-duck mdi-koala mdi-panda mdi-penguin mdi-pig mdi-sheep monkey
  monkey-face mouse mouse-face otter own-bear own-cow own-dog own-duck own-frog own-hare own-hippo-head own-koala own-mouse own-otter own-panda own-penguin
  own-pig panda penguin pig-face polar-bear rabbit rabbit-face teddy-bear tiger-face own-chef-face own-otter-floating
`);

export const isCartoon = (id: string): boolean => cartoons.has(id) || /^smiley|^baby$|^mask-happy$/.test(id);
