import { fieldLabels } from '../../data/field-labels';

/** The free fields of an asset, and what they are called here. */
export const assetLabels = fieldLabels('ASSETS', ['s01', 's02', 's03', 's04', 's05', 's06']);
