import type { z } from 'zod';
import type { AskApi } from '../http/ask-api.ts';

export type ToolContext = {
  ask: AskApi;
  /** Turns a path of ours into an address that a person can open. */
  link(path: string): string;
};

/** A question that an assistant can ask, named as a person would name it. */
export type Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  answer(asked: z.output<Input>, context: ToolContext): Promise<z.output<Output>>;
  /** A short form of the answer, for assistants that read only text. */
  say(answer: z.output<Output>): string;
};

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(made: Tool<Input, Output>): Tool {
  // the schemas check input and output at run time, so the erased types are safe
  return made as unknown as Tool;
}
