import type {} from 'paper';
import core from 'paper/dist/paper-core.js';

/** The typings describe `paper` only; the core build is the same without the parts that want a browser. */
export const paperScope = core as unknown as paper.PaperScope;
paperScope.setup(new paperScope.Size(1, 1));
