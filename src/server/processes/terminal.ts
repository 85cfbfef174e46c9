import type { WriteStream } from 'node:tty';

/** What a start says: lines, and one line of progress that is written over where the output is a terminal. */
export type Terminal = { line(text: string): void; progress(text: string, share: number): void };

export function terminal(output: WriteStream): Terminal {
  let isOpen = false;
  let lastTenth = -1;
  return {
    line(text) {
      if (isOpen) output.write('\n');
      isOpen = false;
      output.write(`${text}\n`);
    },
    progress(text, share) {
      const percent = Math.floor(Math.min(1, share) * 100);
      if (output.isTTY) {
        output.write(`\r${text}: ${percent} %`);
        isOpen = true;
        return;
      }
      if (Math.floor(percent / 10) === lastTenth) return;
      lastTenth = Math.floor(percent / 10);
      output.write(`${text}: ${percent} %\n`);
    },
  };
}
