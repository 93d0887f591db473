// Old versions of Node parse this file, so it uses only syntax that they support.
var minimum = 20;
var major = Number(process.versions.node.split('.')[0]);

if (major < minimum) {
  process.stderr.write(
    'Oracle & Astra needs Node ' + minimum + ' or later; this is Node ' + process.versions.node + ' (see https://nodejs.org).\n',
  );
  process.exit(1);
}
