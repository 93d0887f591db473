/** Where pages report how their releases fare. Alone in its file: the script inside documents has it, and no schema. */
export const releaseReportPath = '/apis/releases/report.php';
