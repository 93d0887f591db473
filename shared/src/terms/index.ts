// Each list has its own file, because a script contains whole files: only parts that show nakshatras should contain their names.
export { languageLabels } from './language-labels';
export { nakshatraLabels } from './nakshatra-labels';
export { genderLabels, maritalStatusLabels } from './person-labels';
export { planetLabels } from './planet-labels';
export { signLabels } from './sign-labels';
export { periodLabels, dayLabels } from './time-labels';
