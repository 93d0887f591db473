export { languageOf } from './language';
export { formatCount, formatPercent1, formatRupees } from './numbers';
export { pageNumberOf } from './page-number';
export { formatClock, formatDate, formatDateTime, formatRelative, formatTime } from './times';
