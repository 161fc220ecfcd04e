import { list, PhraseTable } from '../text/phrases.js';
import { picturesOfCare } from './pictures-of-care.js';
import { picturesOfMakers } from './pictures-of-makers.js';
import { picturesOfServices } from './pictures-of-services.js';

/** What each trade shows that is narrower than an industry: pictures that nobody takes for another trade, by what it is called. */
export const picturesByTrade: ReadonlyMap<string, readonly string[]> = new Map(
  [picturesOfMakers, picturesOfServices, picturesOfCare]
    .flatMap((rows) => rows.trim().split('\n'))
    .flatMap((line) => {
      const [trades = '', things = ''] = line.split(': ');
      const pictures = list(things);
      return list(trades).map((trade): [string, readonly string[]] => [trade, pictures]);
    }),
);

/** The pictures of the trades in a text. */
export const tradePictures = new PhraseTable(picturesByTrade);
