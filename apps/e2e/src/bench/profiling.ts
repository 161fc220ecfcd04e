/** BENCH_PROFILE=folder writes a processor profile of each service there. */
export function profiling(): string[] {
  const folder = process.env.BENCH_PROFILE;
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}
