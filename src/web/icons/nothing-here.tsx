import { Illustration } from './illustration.tsx';

/** An empty shelf with a price tag. */
export function NothingHere() {
  return (
    <Illustration>
      <path className="soft" d="M36 44h128v64H36z" />
      <path className="line" d="M28 108h144M36 108V36m128 72V36M36 68h128" />
      <path className="fill" d="M112 80h26l12 12-12 12h-26z" />
      <circle className="paper" cx="136" cy="92" r="3" />
      <path className="line thin" d="M54 92h28M54 84h16" />
    </Illustration>
  );
}
