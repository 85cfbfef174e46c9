import type { z } from 'zod';
import type { AskApi } from '../http/ask-api.ts';

export type ToolContext = {
  ask: AskApi;
  /** A page of ours, as an address that a person can open. */
  link(path: string): string;
};

/** Something an assistant can ask, named as a person would. */
export type Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  answer(asked: z.output<Input>, context: ToolContext): Promise<z.output<Output>>;
  /** The same in short, for assistants that read text alone. */
  say(answer: z.output<Output>): string;
};

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(made: Tool<Input, Output>): Tool {
  // the schemas check what comes in and goes out, whoever holds the tool
  return made as unknown as Tool;
}
