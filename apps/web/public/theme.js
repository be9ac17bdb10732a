// Before the first paint, so that the page never flashes in the other theme.
const chosen = localStorage.getItem('adjutant/theme');
if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.theme = chosen;
