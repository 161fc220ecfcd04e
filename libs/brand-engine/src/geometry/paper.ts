import type {} from 'paper';
import core from 'paper/dist/paper-core.js';

/** The typings describe `paper` only; the core build is the same without the parts that want a browser. */
export const paperScope = core as unknown as paper.PaperScope;
paperScope.setup(new paperScope.Size(1, 1));

// Paper's own takes points in any form, and finding out which takes a tenth of a boolean; booleans only ever give it points.
paperScope.Point.prototype.isClose = function isClose(this: paper.Point, { x, y }: paper.Point, tolerance: number): boolean {
  return Math.sqrt((x - this.x) * (x - this.x) + (y - this.y) * (y - this.y)) <= tolerance;
};
