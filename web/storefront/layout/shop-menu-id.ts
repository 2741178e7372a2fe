/** Apart from the menu, whose code comes later: its buttons are there at once. */
export const shopMenuId = 'shop-menu';
