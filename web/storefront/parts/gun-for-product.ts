/** State of a history entry: a product's page led to My kit, for somebody to say which gun it is for. Once that is saved it leads back. */
export const gunForProduct = 'gun for product';
