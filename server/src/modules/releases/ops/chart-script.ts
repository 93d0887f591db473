/** Draws the charts of the operators' page with uPlot, which is loaded before it. */
export const chartScript = `
const style = getComputedStyle(document.documentElement);
const colours = ['#2f6fde', '#d9822b', '#8a8a8a', '#7a4fb5'];
const ink = style.getPropertyValue('color') || '#555';
for (const figure of document.querySelectorAll('[data-chart]')) {
  const { hours, series } = JSON.parse(figure.dataset.chart);
  const axis = { stroke: ink, grid: { stroke: '#8884', width: 1 } };
  const options = {
    width: figure.clientWidth,
    height: 200,
    scales: { y: { range: (_chart, _min, max) => [0, Math.max(1, max || 0)] } },
    axes: [axis, { ...axis, values: (_chart, ticks) => ticks.map((tick) => tick + ' %') }],
    series: [{}, ...series.map(({ label }, at) => ({ label, stroke: colours[at], width: 2, dash: at === 1 ? [6, 4] : undefined, points: { show: true, size: 5 }, value: (_chart, value) => value == null ? '-' : value.toFixed(1) + ' %' }))],
  };
  const chart = new uPlot(options, [hours, ...series.map(({ shares }) => shares)], figure);
  addEventListener('resize', () => chart.setSize({ width: figure.clientWidth, height: 200 }));
}
`;
