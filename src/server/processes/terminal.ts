import type { WriteStream } from 'node:tty';

/** The messages of a start: lines, and one progress line, which a terminal overwrites. */
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

/** The same as JSON lines, like the log's. Progress is written at each tenth. */
export function jsonTerminal(output: { write(text: string): unknown }): Terminal {
  let lastTenth = -1;
  const line = (text: string) => {
    const msg = text.trim().replace(/\s+/g, ' ');
    if (msg) output.write(`${JSON.stringify({ level: 30, time: Date.now(), msg })}\n`);
  };
  return {
    line,
    progress(text, share) {
      const tenth = Math.floor(Math.min(1, share) * 10);
      if (tenth !== lastTenth) line(`${text}: ${tenth * 10} %`);
      lastTenth = tenth;
    },
  };
}
