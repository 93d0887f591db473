export { detectLanguage, getTextLang } from './detect-language';
export { findOnlyPlace, formatPlace } from './format-place';
export { formatCount, formatPercent, formatRupees } from './numbers';
export { parsePageNumber } from './parse-page-number';
export { formatClock, formatDate, formatDateTime, formatRelative, formatTime, formatTimeOfDay } from './times';
