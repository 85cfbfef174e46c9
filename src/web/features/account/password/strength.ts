/** From 0 (guessed at once) to 4 (practically unguessable). */
export type Strength = 0 | 1 | 2 | 3 | 4;

const COMMON =
  'password passwort motdepasse azerty azertyuiop qwerty qwertyuiop qwertz letmein welcome bienvenue admin iloveyou ' +
  'monkey dragon football baseball soleil loulou princess sunshine master shadow superman batman trustno1 starwars ' +
  'abc123 a1b2c3 1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx tillwatch changeme secret';
const COMMON_WORDS = COMMON.split(' ').sort((a, b) => b.length - a.length);
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop'];
const BITS_FOR: readonly [number, number, number, number] = [28, 40, 54, 70];

/**
 * A rough estimate of the guesses that a password withstands, for the meter beside the field. A common word, a
 * repetition, a sequence or a word known of the owner counts as one character. The server checks only the length.
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const text = password.normalize('NFC').toLowerCase();
  const words = [...known.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u)), ...COMMON_WORDS];
  const rest = words.filter((word) => word.length > 3).reduce((left, word) => left.replaceAll(word, '\u0000'), text);
  const bits = countSteps(rest) * Math.log2(alphabetOf(password));
  return BITS_FOR.filter((needed) => bits >= needed).length as Strength;
}

/** Counts the characters that do not follow from the ones before them. */
function countSteps(text: string): number {
  const characters = [...text];
  let steps = 0;
  for (const [at, character] of characters.entries()) {
    const [last, before] = [characters[at - 1], characters[at - 2]];
    const follows = last !== undefined && (last === character || isNeighbour(last, character));
    const repeats = before !== undefined && before === character;
    if (!(follows || repeats)) steps += 1;
  }
  return steps;
}

function isNeighbour(first: string, second: string): boolean {
  return ROWS.some((row) => {
    const at = row.indexOf(first);
    return at >= 0 && (row[at + 1] === second || row[at - 1] === second);
  });
}

function alphabetOf(text: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[\p{P}\p{S}\s]/u, 20],
    [/\p{Lo}/u, 32],
  ];
  return Math.max(
    2,
    kinds.reduce((sum, [kind, count]) => (kind.test(text) ? sum + count : sum), 0),
  );
}
