/** Does `work`, telling on the terminal that it goes on and how long it took: "Installing ... 12 s". */
export async function step(name, work) {
  const begun = performance.now();
  const line = () => `${name} ... ${seconds(begun)}`;
  const live = process.stdout.isTTY;
  if (live) process.stdout.write(line());
  else console.log(`${name} ...`);
  const clock = setInterval(
    () => (live ? process.stdout.write(`\r${line()}`) : console.log(line())),
    live ? 1000 : 10_000,
  );
  try {
    return await work();
  } finally {
    clearInterval(clock);
    console.log(live ? `\r${line()}` : line());
  }
}

export function seconds(begun) {
  const passed = (performance.now() - begun) / 1000;
  return `${passed < 10 ? passed.toFixed(1) : Math.round(passed)} s`;
}

/** Ends with a line that says what to do. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
