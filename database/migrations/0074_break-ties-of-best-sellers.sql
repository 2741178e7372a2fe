-- compatible: no statement names it in `on conflict`; a process of the release before reads the new one and sorts.
DROP INDEX "products_best_selling";--> statement-breakpoint
CREATE INDEX "products_best_selling" ON "products" USING btree ("category","sold_lately" DESC NULLS FIRST,"star_sum" DESC NULLS FIRST,"id") WHERE active and in_stock;