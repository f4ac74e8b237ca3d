/** Returns the heights of the lines between a tank's shell courses, 1.6 units apart. */
export function tankCourses(height: number): number[] {
  return Array.from({ length: Math.ceil(height / 1.6) - 1 }, (_, index) => (index + 1) * 1.6);
}
