CREATE INDEX "products_sku_parts" ON "products" USING gin ("sku" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_barcode_parts" ON "products" USING gin ("barcode" gin_trgm_ops);