import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../builds/build-folders.mjs';
import { getPathFolders } from '../programs/find-program.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const chart = 'deploy/helm/oracle-astra';
const templates = readdirSync(path.join(root, chart, 'templates'));
const values = parse(read(`${chart}/values.yaml`));

const getValue = (expression, given) =>
  expression === '.Release.Name'
    ? 'site'
    : expression
        .replace(/^\.Values\./, '')
        .split('.')
        .reduce((value, key) => value?.[key], given);

/** Renders a template with the values of the chart, for the few expressions that these templates use, because Helm is not an npm package. */
function render(text, given = values) {
  const withBlocks = text.replace(/\{\{- if (\S+) \}\}([\s\S]*?)\{\{- end \}\}/g, (_all, condition, block) => {
    const [body, otherwise = ''] = block.split('{{- else }}');
    const value = getValue(condition, given);
    return value && value.length !== 0 ? body : otherwise;
  });
  const rendered = withBlocks.replace(/\{\{ (toYaml )?(\S+)(?: \| nindent \d+)? \}\}/g, (all, asYaml, expression) => {
    const value = getValue(expression, given);
    if (value === undefined) throw new Error(`The chart has no value for ${all}`);
    return asYaml ? JSON.stringify(value) : String(value);
  });
  if (rendered.includes('{{')) throw new Error(`Not understood: ${/\{\{.*/.exec(rendered)?.[0]}`);
  return parseAllDocuments(rendered).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}

const objects = templates.flatMap((file) => render(read(`${chart}/templates/${file}`)));
const getObject = (kind) => objects.find((object) => object.kind === kind);
const variables = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z0-9_]+)=$/gm)].map(([, name]) => name));

describe('the Helm chart', () => {
  const { spec } = getObject('Deployment').spec.template;
  const containers = [...spec.initContainers, ...spec.containers];

  test('has everything for a site of several pods', () => {
    const kinds = ['Deployment', 'HorizontalPodAutoscaler', 'Ingress', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'];
    expect(objects.map(({ kind }) => kind).sort()).toEqual(kinds);
    for (const { apiVersion, metadata } of objects) expect([typeof apiVersion, metadata.name]).toEqual(['string', 'site']);
  });

  test('selects its own pods everywhere', () => {
    const labels = getObject('Deployment').spec.template.metadata.labels;
    const selectors = [
      getObject('Deployment').spec.selector.matchLabels,
      getObject('Service').spec.selector,
      getObject('PodDisruptionBudget').spec.selector.matchLabels,
      getObject('NetworkPolicy').spec.podSelector.matchLabels,
    ];
    for (const selector of selectors) expect(selector).toEqual(labels);
  });

  test('runs unprivileged, with probes and a grace period', () => {
    expect(spec).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    for (const { securityContext } of containers)
      expect(securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    const [site] = spec.containers;
    expect([site.readinessProbe, site.livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual(['/readyz', '/healthz']);
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(28);
  });

  test('mounts its volumes, and sets known variables, secrets only by reference', () => {
    const volumes = spec.volumes.map(({ name }) => name);
    for (const { volumeMounts, env = [], envFrom } of containers) {
      for (const { name } of volumeMounts) expect(volumes).toContain(name);
      for (const { name } of env) expect([...variables]).toContain(name);
      expect(env.filter(({ name }) => /SECRET|KEY|TOKEN|URL/.test(name)).map(({ name }) => name)).toEqual(
        env.length > 0 ? ['PUBLIC_URL'] : [],
      );
      expect(envFrom).toEqual([{ secretRef: { name: values.secretName } }]);
    }
    for (const name of read(`${chart}/values.yaml`).match(/\b[A-Z0-9]+_[A-Z0-9_]+\b/g)) expect([...variables]).toContain(name);
  });
});

test.each([
  ['a volume of all pods', { releasesClaim: 'shared', releasesBucket: '' }, { persistentVolumeClaim: { claimName: 'shared' } }, undefined],
  ['as shipped a cache of its own', {}, { emptyDir: {} }, 's3://oracle-astra-releases/site'],
])('a pod has one place for releases, and their registry is in the database: %s', (_what, given, place, bucket) => {
  const [deployment] = render(read(`${chart}/templates/deployment.yaml`), { ...values, ...given });
  const { volumes, containers } = deployment.spec.template.spec;
  expect(volumes.filter(({ name }) => name === 'releases')).toEqual([{ name: 'releases', ...place }]);
  const variables = Object.fromEntries(containers[0].env.map(({ name, value }) => [name, value]));
  expect([variables.RELEASES_REGISTRY, variables.RELEASES_BUCKET]).toEqual(['database', bucket]);
});

test('the ingress accepts the size of a release', () => {
  const taken = Number(/^const uploadLimit = (\d+) \* 1024 \* 1024;$/m.exec(read('server/src/modules/releases/team-routes.ts'))[1]);
  const annotations = getObject('Ingress').metadata.annotations;
  expect(annotations['nginx.ingress.kubernetes.io/proxy-body-size']).toBe(`${taken}m`);
});

const promtool = getPathFolders()
  .map((folder) => path.join(folder, 'promtool'))
  .find((file) => existsSync(file));
(promtool === undefined ? test.skip : test)('Prometheus’ own tool takes alarms and configuration', () => {
  const check = (...args) => execFileSync(promtool, ['check', ...args], { cwd: path.join(root, 'deploy/prometheus'), encoding: 'utf8' });
  expect(check('rules', 'alerts.yaml')).toMatch(/SUCCESS: \d+ rules found/);
  expect(check('config', 'prometheus.yaml')).toContain('is valid prometheus config file syntax');
});

test('compose sets known variables, and mounts existing files', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true });
  for (const name of Object.keys(services.site.environment)) expect([...variables]).toContain(name);
  for (const { volumes: mounts = [], depends_on: needs = {} } of Object.values(services)) {
    for (const [source] of mounts.map((mount) => mount.split(':')))
      expect(source.startsWith('./') ? existsSync(path.join(root, source)) : Object.hasOwn(volumes, source)).toBe(true);
    for (const name of Object.keys(needs)) expect(services[name].healthcheck).toBeDefined();
  }
});

test('the PostgreSQL of compose is no newer than pg_dump of the image, which refuses newer servers', () => {
  const ofDebian = { bookworm: 15, trixie: 17 };
  const debian = /^FROM node:20-(\w+)-slim$/m.exec(read('Dockerfile'))[1];
  const { services } = parse(read('compose.yaml'), { merge: true });
  for (const name of ['postgres', 'replica'])
    expect(Number(/^postgres:(\d+)/.exec(services[name].image)[1])).toBeLessThanOrEqual(ofDebian[debian]);
});

test('failed requests are counted without probes', () => {
  const { rules } = parse(read('deploy/prometheus/alerts.yaml')).groups.find(({ name }) => name === 'objectives');
  const sums = rules
    .filter(({ record }) => record?.startsWith('site:failures:'))
    .flatMap(({ expr }) => expr.match(/http_requests_total\{[^}]*\}|http_requests_total\[/g));
  expect(sums).toHaveLength(8);
  for (const sum of sums) expect(sum).toContain('route!~"/readyz|/healthz|/metrics"');
});

test('the profiles of compose fit together: replica, model and collector listen at the addresses that the site uses', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  const profiles = Object.entries(services).map(([name, { profiles: of = [] }]) => [name, ...of]);
  expect(profiles.filter(([, profile]) => profile)).toEqual([
    ['replica', 'replica'],
    ['model', 'model'],
    ['collector', 'traces'],
    ['jaeger', 'traces'],
  ]);
  // Without the profiles these variables are empty.
  const { DATABASE_REPLICA_URL: replica, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, MODEL_URL: model } = services.site.environment;
  expect([replica, endpoint, model]).toEqual(['${DATABASE_REPLICA_URL:-}', '${OTEL_EXPORTER_OTLP_ENDPOINT:-}', '${MODEL_URL:-}']);
  const readme = read('deploy/README.md');
  const published = (name) => services[name].ports.map((port) => port.slice(0, port.lastIndexOf(':')));
  expect(published('replica')).toContain(/DATABASE_REPLICA_URL=postgres:\/\/site:site@([\d.:]+)/.exec(readme)?.[1]);
  expect(services.model.environment.OLLAMA_HOST).toBe(/MODEL_URL=http:\/\/([\d.:]+)\/v1/.exec(readme)?.[1]);
  const { receivers, processors, exporters, service } = parse(read('deploy/otel/collector.yaml'));
  expect(receivers.otlp.protocols.http.endpoint).toBe(/OTEL_EXPORTER_OTLP_ENDPOINT=http:\/\/([\d.:]+) docker/.exec(readme)?.[1]);
  expect(published('jaeger')).toContain(exporters.otlp.endpoint);
  const { traces } = service.pipelines;
  for (const [named, defined] of [
    [traces.receivers, receivers],
    [traces.processors, processors],
    [traces.exporters, exporters],
  ])
    expect(Object.keys(defined)).toEqual(named);
});

test('the Dockerfile copies every workspace, and only existing files', () => {
  const dockerfile = read('Dockerfile');
  const { workspaces, engines } = JSON.parse(read('package.json'));
  for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  expect(engines.node).toBe('>=20');
  expect(dockerfile.match(/^FROM .*/gm)).toEqual(['FROM node:20-bookworm-slim AS build', 'FROM node:20-bookworm-slim']);
  expect(dockerfile).toContain('\nUSER node\n');
});

test('the image has the packages of its programs, also those below one workspace', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/app\/(\S+) \S+$/gm)].map(([, from]) => from);
  const programs = copied.filter((from) => from.endsWith('/dist')).map((from) => path.dirname(from));
  const nested = Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .flatMap(([place]) => /^(\w[\w-]*)\/node_modules\//.exec(place)?.[1] ?? [])
    .filter((workspace) => workspace !== 'node_modules' && programs.includes(workspace));
  const folders = copied.filter((from) => from.endsWith('/node_modules')).map((from) => path.dirname(from));
  expect(folders.sort()).toEqual([...new Set(nested)].sort());
});

test('alarms and dashboards use existing metrics, and each alarm has a chapter in the runbook', () => {
  const files = execFileSync('git', ['ls-files', 'server/src'], { cwd: root, encoding: 'utf8' }).split('\n');
  const sources = files.filter((file) => file.endsWith('.ts') && existsSync(path.join(root, file))).map(read);
  const own = sources.flatMap((text) => [...text.matchAll(/\bname: '([a-z_]+)',\s+help:/g)].map(([, name]) => name));
  const isKnown = (name) => /^(?:nodejs|process)_/.test(name) || own.includes(name.replace(/_(?:bucket|count|sum)$/, ''));
  const alerts = parse(read('deploy/prometheus/alerts.yaml')).groups.flatMap(({ rules }) => rules);
  const dashboards = readdirSync(path.join(root, 'deploy/grafana/dashboards')).map((file) =>
    JSON.parse(read(`deploy/grafana/dashboards/${file}`)),
  );
  const expressions = [
    ...alerts.map(({ expr }) => expr),
    ...dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
  ];
  const names = expressions
    .flatMap((text) => text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g) ?? [])
    .filter((name) => !/^(?:histogram_quantile|group_left|slow_documents)$/.test(name));
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
  const anchors = read('deploy/runbook.md')
    .match(/^## .*/gm)
    .map((line) => line.slice(3).toLowerCase().replaceAll(' ', '-'));
  for (const { annotations } of alerts.filter(({ alert }) => alert)) expect(anchors).toContain(annotations.runbook.split('#')[1]);
});
