/** Where pages send reports about their releases. In a file without schemas, because the inline script of documents contains it. */
export const releaseReportPath = '/apis/releases/report.php';
