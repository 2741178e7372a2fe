ALTER TABLE "products" ADD COLUMN "shelf" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shelf" CHECK (length("products"."shelf") between 1 and 20);