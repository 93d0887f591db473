export { formatCount, formatPercent1, formatRupees } from './numbers';
export { formatClock, formatDate, formatDateTime, formatRelative, formatTime } from './times';
