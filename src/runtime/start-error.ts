/** Why a process cannot start, as one sentence for the person at the terminal: printed without a stack, exit code 1. */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartError';
  }
}
