/** A sense of a word: what it means where the trade or the words beside it speak of something. */
interface Sense {
  beside: RegExp;
  means: string;
}

const wood = 'carpent|join|furnit|wood|cabinet|timber|luthier|boat ?build|restor';
const machines = 'bicycl|cycling|motor|engine|machin|workshop|repair|forge|smith|anchor|jewel';
const music = 'music|piano|tuner|tuning|orchestra|choir|violin|instrument|luthier|concert';
const garden = 'garden|allotment|grow|soil|farm|landscap|nursery|plant|compost|dig|vegetable';

/** One word a line; "-" is what no picture shows. Lines of a word are asked in their order. */
const table = `
  plane | ${wood} | hand plane
  plane | chisel|saw|hammer|workbench | hand plane
  fork | ${music} | tuning fork
  fork | ${garden} | pitchfork
  spade | ${garden} | shovel
  nail | carpent|join|hammer|build|shoe|cobbl|construct|roof|wood|smith | -
  chain | ${machines} | -
  ring | orbit|planet|saturn|space|astronom | planet
  ring | box|boxing|wrestl|circus | -
  ring | bell|phone | bell
  bow | violin|cello|string|music | -
  bow | archer|arrow|hunt | bow and arrow
  seal | notary|law|legal|letter|wax|document|stamp|solicitor|certificate | -
  crane | construct|build|dock|harbour|port|lift|machin | construction crane
  crane | bird|wing|origami|marsh|reed|wetland|japan | crane bird
  bat | cricket|baseball|tennis|sport | -
  mouse | computer|software|click|keyboard | computer mouse
  trunk | elephant | elephant
  trunk | travel|luggage|suitcase | suitcase
  palm | hand|massage|reader | hand
  bark | dog|vet|groom | dog
  pen | pig|sheep|animal|farm | -
  club | golf | golf
  iron | gym|fitness|forge|smith|metal|steel|foundry|bridge | -
  spring | water|well|brewery|mineral|spa | -
  spring | season|flower|blossom|garden | flower
  pipe | plumb|heating|drain|sewer | pipe
  pipe | organ|music|scottish|bagpipe | -
  scale | law|legal|justice|court | scales
  scale | fish|dragon|pangolin|armou?r|snake | -
  horn | brass|music|band|orchestra | horn
  horn | goat|cow|bull|ram|deer|viking | -
  cap | key|keyboard|typing|typewriter|bottle|pen|mushroom | -
  helmet | astronaut|space|diver|diving | -
  hook | meat|butcher|boxing|music|song | -
  leg | heron|stork|crane|flamingo|bird|table|chair|one | -
  date | palm|fruit|desert|oasis | -
  jam | traffic|session|music|band | -
  organ | church|music|pipe | -
  pitcher | baseball | -
  mole | skin|clinic|dermat | -
  squash | court|racket|sport | -
  turkey | travel|istanbul|carpet | -
  lead | dog|walk | -
  club | night|dance|music|book|sport|football | -
  drop | streetwear|fashion|sneaker|release|record | -
  board | office|director|company | -
  match | football|sport|dating | -
  temp | agency|work|staff | -
`;

const read = (line: string): [string, Sense] => {
  const [word = '', ...rest] = line.trim().split(' | ');
  const means = rest.at(-1) ?? '';
  return [word, { beside: new RegExp(rest.slice(0, -1).join('|')), means: means === '-' ? '' : means }];
};

/** Words with several senses, by what stands beside them. */
export const senses: ReadonlyMap<string, Sense[]> = new Map(
  [...Map.groupBy(table.trim().split('\n').map(read), ([word]) => word)].map(([word, lines]) => [word, lines.map(([, sense]) => sense)]),
);
