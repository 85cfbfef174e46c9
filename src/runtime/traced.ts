export type Attributes = Record<string, string | number | boolean>;
export type SpanOf = {
  /** What is done, in few variants: a route's template, a job's name. */
  name: string;
  attributes?: Attributes;
  /** Headers of a request that may say whose trace it is part of. */
  from?: Record<string, unknown>;
};
/** Adds to a span what is only known later. */
export type Note = (attributes: Attributes) => void;
export type Trace = <T>(span: SpanOf, work: (note: Note) => Promise<T>) => Promise<T>;

let trace: Trace | null = null;

/** From now on what is done in this thread is traced; null: no longer. */
export function traceBy(by: Trace | null): void {
  trace = by;
}

/** Does work as a span of a trace, where there are traces. */
export function traced<T>(span: SpanOf, work: (note: Note) => Promise<T>): Promise<T> {
  return trace ? trace(span, work) : work(() => {});
}
