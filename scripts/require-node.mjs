// Read by any Node, however old: no syntax here that an old one does not know.
var least = 20;
var major = Number(process.versions.node.split('.')[0]);

if (major < least) {
  process.stderr.write(
    'Oracle & Astra needs Node ' + least + ' or later; this is Node ' + process.versions.node + ' (see https://nodejs.org).\n'
  );
  process.exit(1);
}
