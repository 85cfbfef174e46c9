import { Illustration } from './illustration.tsx';

/** A receipt with a question on it. */
export function NotFoundIllustration() {
  return (
    <Illustration>
      <ellipse className="soft" cx="100" cy="124" rx="78" ry="10" />
      <path className="card" d="M62 20h76v104l-12.7-9-12.6 9-12.7-9-12.7 9-12.6-9-12.7 9z" />
      <path className="line thin" d="M76 92h34m12 0h2M76 102h20m26 0h2" />
      <path className="line accent" d="M90 46c0-6 4.5-10 10.5-10s10.5 4 10.5 9.5c0 8-10.5 8.5-10.5 17" />
      <circle className="fill" cx="100.5" cy="74" r="3" />
    </Illustration>
  );
}

/** A till drawer that stays shut. */
export function ForbiddenIllustration() {
  return (
    <Illustration>
      <ellipse className="soft" cx="100" cy="124" rx="78" ry="10" />
      <path className="line" d="M78 64V48a22 22 0 0 1 44 0v16" />
      <rect className="card" x="46" y="62" width="108" height="60" rx="8" />
      <path className="line thin" d="M46 80h108" />
      <circle className="fill" cx="100" cy="97" r="6" />
      <path className="line accent" d="M100 100v11" />
      <path className="line thin" d="M58 71h14m8 0h6" />
    </Illustration>
  );
}

/** A warning over a line that breaks off. */
export function FailureIllustration() {
  return (
    <Illustration>
      <ellipse className="soft" cx="100" cy="124" rx="78" ry="10" />
      <path className="card" d="M94.5 26.5a6.5 6.5 0 0 1 11 0l46 82a6.5 6.5 0 0 1-5.5 9.5H54a6.5 6.5 0 0 1-5.5-9.5z" />
      <path className="line accent" d="M100 54v30" />
      <circle className="fill" cx="100" cy="99" r="4" />
      <path className="line thin" d="M16 96l12-10 8 6m128-2l8-12 12 8" />
    </Illustration>
  );
}

/** A shop window with its blind half up. */
export function ComingSoonIllustration() {
  return (
    <Illustration>
      <ellipse className="soft" cx="100" cy="126" rx="82" ry="9" />
      <path className="card" d="M40 54h120v70H40z" />
      <path
        className="fill"
        d="M32 24h136l8 24a12 12 0 0 1-24 3 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 12 12 0 0 1-24-3z"
      />
      <path className="soft" d="M54 76h56v36H54z" />
      <path className="line thin" d="M54 76h56v36H54zM124 76h22v48h-22z" />
      <path className="line accent" d="M62 104l10-9 9 5 20-15" />
      <circle className="fill" cx="130" cy="101" r="2" />
    </Illustration>
  );
}

/** A padlocked chart: a page the plan does not have. */
export function LockedIllustration() {
  return (
    <Illustration>
      <ellipse className="soft" cx="100" cy="124" rx="78" ry="10" />
      <rect className="card" x="34" y="24" width="132" height="92" rx="8" />
      <path className="soft" d="M50 88h16v16H50zm24-18h16v34H74zm24 8h16v26H98z" />
      <path className="line thin" d="M48 104h80M48 42h40" />
      <circle className="fill" cx="142" cy="92" r="24" />
      <path className="ink" d="M133 90h18v13h-18z" />
      <path className="line paper-line" d="M137 90v-5a5 5 0 0 1 10 0v5" />
    </Illustration>
  );
}
