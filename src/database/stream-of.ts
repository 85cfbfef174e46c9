import type { Socket } from 'node:net';
import type pg from 'pg';

/** What the driver's types leave out. */
export function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
