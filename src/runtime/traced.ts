type Attributes = Record<string, string | number | boolean>;
export type SpanOf = {
  /** The kind of work, in few variants: a route's template, a job's name. */
  name: string;
  attributes?: Attributes;
  /** Request headers that may name the trace it belongs to. */
  from?: Record<string, unknown>;
};
/** Adds attributes that are known only later. */
export type Note = (attributes: Attributes) => void;
export type Trace = <T>(span: SpanOf, work: (note: Note) => Promise<T>) => Promise<T>;

let trace: Trace | null = null;

/** Traces the work of this thread from now on; null: no longer. */
export function traceBy(by: Trace | null): void {
  trace = by;
}

/** Runs work as a span of a trace, if tracing is on. */
export function traced<T>(span: SpanOf, work: (note: Note) => Promise<T>): Promise<T> {
  return trace ? trace(span, work) : work(() => {});
}
