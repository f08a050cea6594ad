CREATE TABLE "username_skeletons" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"skeletons" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "username_skeletons" ADD CONSTRAINT "username_skeletons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "username_skeletons_skeletons" ON "username_skeletons" USING gin ("skeletons");