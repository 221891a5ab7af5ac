/** Says what is being done and how long it took: `prerender 78 pages … 0.9 s`. Errors pass through. */
export async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await run();
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
