export { type BinaryFile, textFile } from './file.js';
export { fontFilesOf } from './fonts.js';
export { type Guidelines, guidelinesOf } from './guidelines.js';
export { guidelinesPage } from './guidelines-page.js';
export { guidelinesPdf } from './guidelines-pdf.js';
export { png } from './png.js';
export { zipped } from './zip.js';
