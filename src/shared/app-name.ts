// What an installation is called unless its settings say otherwise; the pages are built with it.
export const DEFAULT_APP_NAME = 'Bright Explorers';
