/** Round limits that shops and plugins set on what one order may hold, and numbers that stand for "plenty". */
export const USUAL_CAPS: ReadonlySet<number> = new Set([
  5, 9, 10, 12, 15, 20, 24, 25, 30, 48, 50, 60, 75, 90, 99, 100, 120, 150, 200, 250, 255, 300, 500, 999, 1_000,
]);
