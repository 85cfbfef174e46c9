/** Why a process cannot start, as one sentence for the person at the terminal: without a stack, exit code 1. */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartError';
  }
}

export function unwritableDataFolder(folder: string, cause: unknown): StartError {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new StartError(`The data folder ${folder} cannot be written (${reason}): set DATA_DIR to one that can.`, {
    cause,
  });
}
