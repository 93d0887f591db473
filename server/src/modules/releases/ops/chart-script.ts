/** Draws the charts of the operators' page with uPlot, which is loaded before it, and shows the revision of the slider. */
export const chartScript = `
const style = getComputedStyle(document.documentElement);
const dark = matchMedia('(prefers-color-scheme: dark)');
const india = (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Asia/Kolkata');
const write = (value, unit) => value == null ? '-' : unit === '' ? value.toFixed(2) : value.toFixed(unit === '%' ? 1 : 0) + ' ' + unit;

/** A line where a release was withdrawn, or another one became the stable one. */
const drawMoment = ({ at, label }, colour) => (chart) => {
  if (at < chart.scales.x.min || at > chart.scales.x.max) return;
  const { ctx, bbox } = chart;
  const x = chart.valToPos(at, 'x', true);
  ctx.save();
  ctx.strokeStyle = ctx.fillStyle = style.getPropertyValue(colour);
  ctx.lineWidth = 2 * devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.font = 600 + ' ' + 12 * devicePixelRatio + 'px system-ui';
  ctx.textAlign = 'right';
  ctx.fillText(label, x - 6 * devicePixelRatio, bbox.top + 12 * devicePixelRatio);
  ctx.restore();
};

function drawChart(figure) {
  const { hours, series, end, moments = [], unit = '%' } = JSON.parse(figure.dataset.chart);
  const ink = style.getPropertyValue('--ink-2');
  const colours = end ? ['--bad', '--link', '--ink-2', '--gold-ink'] : ['--link', '--gold-ink', '--ink-2', '--good'];
  const axis = { stroke: ink, grid: { stroke: style.getPropertyValue('--rule'), width: 1 }, ticks: { stroke: style.getPropertyValue('--rule') } };
  const options = {
    width: figure.clientWidth,
    height: 200,
    tzDate: india,
    scales: { y: { range: (_chart, _min, max) => [0, Math.max(unit === '' ? 0.1 : 1, (max || 0) * 1.15)] } },
    axes: [{ ...axis, space: 70, values: (_chart, ticks) => ticks.map((tick) => india(tick).getHours() === 0 && india(tick).getMinutes() === 0 ? india(tick).getDate() + '/' + (india(tick).getMonth() + 1) : String(india(tick).getHours()).padStart(2, '0') + ':' + String(india(tick).getMinutes()).padStart(2, '0')) }, { ...axis, size: unit === 'ms' ? 76 : 56, values: (_chart, ticks) => ticks.map((tick) => Number(tick.toFixed(2)) + (unit === '' ? '' : ' ' + unit)) }],
    series: [{ label: 'At', value: (_chart, value) => value == null ? '-' : india(value).toString().slice(4, 21) }, ...series.map(({ label }, at) => ({ label, stroke: style.getPropertyValue(colours[at]), width: 2, dash: at === 1 ? [6, 4] : undefined, points: { show: true, size: 5 }, value: (_chart, value) => write(value, unit) }))],
    hooks: { draw: [...(end ? [drawMoment(end, '--bad')] : []), ...moments.map((moment) => drawMoment(moment, '--ink-2'))] },
  };
  const chart = new uPlot(options, [hours, ...series.map(({ shares }) => shares)], figure);
  const resize = () => chart.setSize({ width: figure.clientWidth, height: 200 });
  addEventListener('resize', resize);
  return () => { removeEventListener('resize', resize); chart.destroy(); };
}

let drawn = [];
function drawAll() {
  for (const remove of drawn) remove();
  // A chart in a closed part has no width; it is drawn when the part is opened.
  drawn = [...document.querySelectorAll('[data-chart]')].filter(({ clientWidth }) => clientWidth > 0).map(drawChart);
}
drawAll();
dark.addEventListener('change', drawAll);
document.addEventListener('toggle', ({ target }) => { if (target.querySelector('[data-chart]')) drawAll(); }, true);

const slider = document.getElementById('revision');
if (slider) {
  const panels = [...document.querySelectorAll('[data-revision]')];
  const cursors = document.querySelectorAll('.lanes .cursor');
  slider.form.querySelector('button').hidden = true;
  const show = () => {
    // A revision that is no longer stored shows the previous one.
    const at = Math.max(0, panels.findLastIndex(({ dataset }) => Number(dataset.revision) <= Number(slider.value)));
    panels.forEach((panel, index) => { panel.hidden = index !== at; });
    slider.setAttribute('aria-valuetext', panels[at].dataset.text);
    for (const cursor of cursors) cursor.setAttribute('transform', 'translate(' + at + ')');
  };
  slider.addEventListener('input', show);
  slider.addEventListener('change', () => history.replaceState(null, '', '/ops?revision=' + slider.value + '#replay'));
  slider.form.addEventListener('submit', (event) => event.preventDefault());
  show();
}
`;
