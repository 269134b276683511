import { fieldLabels } from '../../data/field-labels';

/** Free fields of an asset, and their names in this installation. */
export const assetLabels = fieldLabels('ASSETS', ['s01', 's02', 's03', 's04', 's05', 's06']);
