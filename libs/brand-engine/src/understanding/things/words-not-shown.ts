import { words } from '../text/phrases.js';

/** Words of the craft or of trade in general that only happen to have an icon. */
export const notThings = words(
  'extension slice gradient shadow gear app studio bar club software line space market label tag type note code mark set box range pack kit care home outline shape cart food delivery office circle square hexagon triangle letter run tower world group network system room lounge venue hall centre center class lesson lessons rental rentals product products advisor advisors tool firm installer walking fitted family name letters colour color word words text page number background back front top middle bottom side edge corner',
);

/** Where somebody works is what a prompt tells, and not what it wants to be shown. */
export const shops = words(
  'shop store market factory hall club bar cafe café studio salon school clinic company agency library museum gallery theatre hotel restaurant pub gym garage bakery brewery hospital kindergarten nursery',
);

/** What is ordered, never what it shows. */
export const neverShown = words(
  'staff learning worker workers employees employee colleagues volunteers address label side front middle half corner splash wait week weekend month year hour minute bit dash pinch accent hit shot pop spot bite attitude form punch soul character caracter charakter caractere carattere karakter personality oomph charm flair kick warmth feel gevoel mother father mum mom dad gran grandma grandmother grandpa grandfather brother sister brother-in-law sister-in-law daughter son uncle aunt wife husband owner owners friend friends everybody logo logotype brand branding identity wordmark design company business name mark icon symbol emblem badge monogram font typeface type letter slogan tagline weight writing lettering handwriting word words line subtitle segno signo signe tecken colour style look feel feeling version option idea concept thing vibe mood theme touch hint nod twist',
);
