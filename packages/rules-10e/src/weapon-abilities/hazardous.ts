/** Mortal wounds that one failed test inflicts on one bearer; what it has not left is lost. @rule 10e.hazardous-a 10e.mortal-b */
export const HAZARDOUS_WOUNDS = 3;

/** Whether the test of one [HAZARDOUS] weapon fails. @rule 10e.hazardous-a */
export function hazardousFails(face: number): boolean {
  return face === 1;
}
