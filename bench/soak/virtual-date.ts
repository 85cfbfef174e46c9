// Loaded before a program (`--import`): moves its clock ahead by the value in the file `VIRTUAL_TIME`, in each thread.
import { readFileSync } from 'node:fs';

const READ_EVERY_MS = 20;

const file = process.env.VIRTUAL_TIME!;
const Real = Date;
const realNow = Real.now.bind(Real);
let aheadMs = 0;
let readAt = Number.NEGATIVE_INFINITY;

Real.now = () => {
  const at = performance.now();
  if (at - readAt >= READ_EVERY_MS) {
    readAt = at;
    aheadMs = Number(readFileSync(file, 'latin1'));
  }
  return realNow() + aheadMs;
};

globalThis.Date = new Proxy(Real, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [Real.now()] : given, made),
  apply: () => new Real(Real.now()).toString(),
});
