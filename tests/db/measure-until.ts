const attempts = 3;

/**
 * Measures up to three times, until a measurement holds: a pause of the machine only adds time, so that a limit which
 * the code keeps is kept by one of them, and one that it breaks is broken by all.
 * @returns the last measurement
 */
export async function measureUntil<Figures>(
  holds: (figures: Figures) => boolean,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  let figures = await measure();
  for (let done = 1; done < attempts && !holds(figures); done += 1) figures = await measure();
  return figures;
}
