// A file each, because a script has whole files: the names of the nakshatras come with the parts that show them.
export { languageLabels } from './language-labels';
export { nakshatraLabels } from './nakshatra-labels';
export { genderLabels, maritalStatusLabels } from './person-labels';
export { planetLabels } from './planet-labels';
export { signLabels } from './sign-labels';
export { periodLabels, dayLabels } from './time-labels';
