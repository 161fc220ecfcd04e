import { words } from '../text/phrases.js';
import { singular } from '../text/text.js';

/** Businesses that any thing may be the matter of: what stands before one says more than it does. */
const holders = words(
  'zoo warehouse showroom outlet emporium keeper association federation guild enthusiast museum school academy shop store farm festival archive park sanctuary workshop studio hospital bar café cafe club society orchestra ensemble factory tour lesson class course trek trekking watching spotting ride hire rental repair repairs rescue centre center fair market stall truck van kiosk maker making collector restorer restoration trail exhibition arcade plantation breeder breeding collection library yoga hotel hunting grower growing foundry',
);

/** Whether a word only says which business something is. */
export const isHolder = (key: string): boolean => holders.has(singular(key));
